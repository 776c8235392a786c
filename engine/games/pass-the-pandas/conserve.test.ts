/** What `checked` and the laws ask after every action: are all dice accounted for? */
import { describe, expect, it } from 'vitest';
import { EXCHANGING } from './state.ts';
import { aboutToPass, BILL, JOHN, pandas, SUSAN } from './test-table.ts';

const game = pandas(4);

describe('counting the dice', () => {
  it('finds nothing wrong with a table as it should be', () => {
    expect(() => game.conserve(aboutToPass(game, JOHN, [5, 4, 6, 2]))).not.toThrow();
  });

  it('notices a die that came from nowhere', () => {
    const s = aboutToPass(game, JOHN, [5, 4, 6, 2]);
    s.dice[BILL]++;
    expect(() => game.conserve(s)).toThrow('20 dice were dealt, but 18 are held and 3 evaporated.');
  });

  it('notices a player who gave more than they held', () => {
    const s = aboutToPass(game, JOHN, [5, -1, 6, 2]);
    expect(() => game.conserve(s)).toThrow(/dice were dealt/);
  });

  it('notices a second player out of dice in one turn', () => {
    const s = aboutToPass(game, JOHN, [5, 0, 0, 2]);
    s.place[SUSAN] = 1;
    expect(() => game.conserve(s)).toThrow('Seat 3 has no dice and no place.');
  });

  it('excuses the previous player while an exchange is being decided', () => {
    const s = aboutToPass(game, BILL, [5, 0, 6, 2], { previous: SUSAN, phase: EXCHANGING });
    expect(() => game.conserve(s)).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { placeFields, row, seatRow, word } from './layout.ts';

/** What the types forbid, as JavaScript might still say it. */
const OWNER = 'owner' as never;

describe('a layout', () => {
  it('places its fields one after the other, in the order declared', () => {
    const places = placeFields({ mover: word(), deck: row(5, 'nobody'), hands: seatRow(3, 2, 'owner'), turns: word() });
    expect(places.map(({ name, start, length }) => [name, start, length])).toEqual([
      ['mover', 0, 1],
      ['deck', 1, 5],
      ['hands', 6, 6],
      ['turns', 12, 1],
    ]);
  });

  it('shows everything to everybody unless told otherwise', () => {
    expect([word(), row(2), seatRow(2)].map(({ seenBy }) => seenBy)).toEqual(['all', 'all', 'all']);
  });

  it('gives each seat one item of a seat row unless told otherwise', () => {
    expect(seatRow(4)).toMatchObject({ length: 4, perSeat: 1 });
    expect(seatRow(4, 3)).toMatchObject({ length: 12, perSeat: 3 });
    expect(row(4)).toMatchObject({ length: 4, perSeat: 0 });
  });

  it.each(['words', 'fields', 'luck', 'constructor', 'two words', '1st', '', 'a-b', '_hidden'])(
    'refuses a field named "%s"',
    (name) => {
      expect(() => placeFields({ [name]: word() })).toThrow(`A field cannot be named "${name}".`);
    },
  );

  it('refuses an owner where there is none', () => {
    const reason = 'Field "secret" has no owner: declare it with seatRow.';
    expect(() => placeFields({ secret: word(OWNER) })).toThrow(reason);
    expect(() => placeFields({ secret: row(3, OWNER) })).toThrow(reason);
  });

  it('lets a row say item by item who knows it', () => {
    const layout = { cards: row(3, { knownTo: 'witnesses' }), witnesses: row(3) };
    expect(placeFields(layout).map(({ name }) => name)).toEqual(['cards', 'witnesses']);
  });

  it('refuses such a row without a public row of the same length', () => {
    const reason = 'Field "cards" needs a public row of 3 items that says who knows each.';
    const cards = row(3, { knownTo: 'witnesses' });
    expect(() => placeFields({ cards })).toThrow(reason);
    expect(() => placeFields({ cards, witnesses: row(2) })).toThrow(reason);
    expect(() => placeFields({ cards, witnesses: row(3, 'nobody') })).toThrow(reason);
  });
});

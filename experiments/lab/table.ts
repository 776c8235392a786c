/** A table: the game, its players and all the memory they need. Plays any game of its cell. */
import { loadGame } from '../../engine/core/catalog.ts';
import { checked } from '../../engine/core/checked.ts';
import { isPath } from '../../engine/core/folders.ts';
import type { Game, GameModule } from '../../engine/core/game.ts';
import { startLuck } from '../../engine/core/luck.ts';
import { ownCopy } from '../../engine/core/own-copy.ts';
import { parseRules } from '../../engine/core/rules.ts';
import { BLOCK_KEY_WORDS, fillBlockKey, keyFromText, PURPOSE, startStreams } from '../../engine/core/seeds.ts';
import type { GameState } from '../../engine/core/states.ts';
import { STREAM_WORDS } from '../../engine/core/stream.ts';
import { createPlayer } from '../../strategies/core/catalog.ts';
import type { Strategy } from '../../strategies/core/strategy.ts';
import { kindsOf, type Cell } from './cell.ts';
import type { Row } from './counter.ts';
import { playOn, type Seated, type Seats } from './play.ts';
import { quantitiesOf } from './quantities.ts';
import { Seating } from './seating.ts';
import { planTally, type TallyPlan } from './tally.ts';

/** What a table is set from: a cell without the amount of work. */
export type Setting = Pick<Cell, 'game' | 'rules' | 'players' | 'seed'>;

export class Table {
  readonly game: Game;
  readonly module: GameModule;
  readonly plan: TallyPlan;
  readonly truth: GameState;
  /** The kind of player in each seat. */
  readonly kinds: Int32Array;
  readonly seating: Seating;
  readonly seats: Seats = { strategies: [], turns: [], masked: [] };
  readonly legal: Int32Array;
  readonly #players: readonly Seated[];
  readonly #kindOf: Int32Array;
  /** The players' own streams, one after the other. */
  readonly streams: Int32Array;
  readonly #key: Int32Array;
  readonly #blockKey = new Int32Array(BLOCK_KEY_WORDS);
  readonly #playOn = ownCopy(playOn);
  /** By which rotation the players sit now, or -1. */
  #rotation = -1;

  constructor(module: GameModule, game: Game, players: readonly Strategy[], setting: Setting) {
    this.module = module;
    this.game = game;
    this.plan = planTally(setting.players, quantitiesOf(game));
    this.truth = game.states.create();
    this.legal = new Int32Array(game.maxLegal);
    this.streams = new Int32Array(players.length * STREAM_WORDS);
    const window = game.states.window(this.truth);
    this.#players = players.map((strategy, player): Seated => {
      const masked = !game.states.hidesNothing || isPath(setting.players[player].strategy);
      const seen = masked ? game.states.create() : window;
      return {
        strategy,
        masked,
        turn: {
          seat: player,
          seen,
          legal: this.legal,
          legalCount: 0,
          rng: this.streams.subarray(player * STREAM_WORDS, (player + 1) * STREAM_WORDS),
        },
      };
    });
    this.#kindOf = kindsOf(setting.players).kindOf;
    this.kinds = Int32Array.from(this.#kindOf);
    this.seating = new Seating(this.#kindOf);
    this.#key = keyFromText(setting.seed);
    this.#seat(0);
  }

  /** Names a block's luck and seating; returns how many distinct rotations it has. */
  openBlock(block: number): number {
    fillBlockKey(this.#blockKey, this.#key, block);
    if (!this.seating.isFixed) this.#rotation = -1;
    return this.seating.draw(this.#blockKey);
  }

  /** Seats the players and puts every stream at its start. */
  setRotation(rotation: number): void {
    startLuck(this.truth.luck, this.#blockKey);
    startStreams(this.streams, this.#players.length, this.#blockKey, PURPOSE.player);
    if (rotation !== this.#rotation) this.#seat(rotation);
  }

  #seat(rotation: number): void {
    const { seats, seating, kinds } = this;
    this.#rotation = rotation;
    for (let seat = 0; seat < kinds.length; seat++) {
      const player = seating.playerAt(seat, rotation);
      const { strategy, turn, masked } = this.#players[player];
      turn.seat = seat;
      seats.strategies[seat] = strategy;
      seats.turns[seat] = turn;
      seats.masked[seat] = masked;
      kinds[seat] = this.#kindOf[player];
    }
  }

  /** Plays one game of the open block into `row`; false if it was cut off. */
  play(rotation: number, row: Row): boolean {
    this.setRotation(rotation);
    this.game.start(this.truth);
    return this.playOn(row);
  }

  /** Plays the game from where it stands. */
  playOn({ values, measures }: Row): boolean {
    const { game, truth } = this;
    const decisions = this.#playOn(game, truth, this.seats, this.legal);
    if (decisions < 0) return false;
    // The order of `quantitiesOf`.
    game.score(truth, values);
    game.measure(truth, measures);
    values[values.length - 1] = decisions;
    return true;
  }
}

/** Loads the game and the strategies of a setting, checks them, and sets the table. */
export async function setTable(setting: Setting, check = false): Promise<Table> {
  const module = await loadGame(setting.game);
  const plain = module.create(parseRules(module, setting.rules, setting.players.length), setting.players.length);
  const game = check ? checked(plain) : plain;
  const players = await Promise.all(
    setting.players.map(({ strategy, options }) => createPlayer(strategy, options, game, module)),
  );
  return new Table(module, game, players, setting);
}

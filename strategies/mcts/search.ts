/**
 * Open-loop information-set UCT for any number of players, with one tree (SO-ISMCTS, Cowling,
 * Powley and Whitehouse 2012): every iteration imagines the hidden part and the coming luck
 * anew, goes down the tree by the actions legal there, each mover choosing for itself, adds one
 * node, plays out, and credits every seat on the way with its own share of the win.
 *
 * Rejected: a tree over states (dice make nearly every state new), a tree for each seat
 * (MO-ISMCTS: the games here hide few actions), minimax backing-up (wrong beyond two players).
 */
import type { Action, Game, Seat } from '../../engine/core/game.ts';
import type { GameState } from '../../engine/core/states.ts';
import { below, type Stream } from '../../engine/core/stream.ts';
import { freshLuck, imagineFor } from '../core/imagine.ts';
import { codeFor } from '../core/own-code.ts';
import type { Playouts } from '../core/playouts.ts';
import type { Turn } from '../core/strategy.ts';
import { Tree } from './tree.ts';

export class Search<S extends GameState> {
  readonly game: Game<S>;
  readonly playouts: Playouts<S>;
  readonly tree: Tree;
  readonly state: S;
  readonly legal: Int32Array;
  /** By action: equals `tick` while legal and without a node in the step at hand. */
  readonly untried: Int32Array;
  tick = 0;
  /** The line of this iteration: the nodes below the root, and who chose each. */
  readonly path: Int32Array;
  readonly movers: Int32Array;
  /** exploration · √(ln n) and 1 / √n, so that no step computes a root or a logarithm. */
  readonly eagerness: Float64Array;
  readonly rareness: Float64Array;
  // Copied code sees no imports.
  readonly freshLuck = freshLuck;
  readonly below = below;
  readonly imagine: ReturnType<typeof imagineFor<S>>;
  readonly descend: typeof descend<S>;
  readonly choose: typeof choose<S>;
  readonly expand: typeof expand<S>;
  readonly backUp: typeof backUp<S>;
  readonly iterate: typeof iterate<S>;

  constructor(game: Game<S>, playouts: Playouts<S>, iterations: number, exploration: number) {
    this.game = game;
    this.playouts = playouts;
    this.tree = new Tree(iterations, game.seats);
    this.state = game.states.create();
    this.legal = new Int32Array(game.maxLegal);
    this.untried = new Int32Array(game.actionCount);
    this.path = new Int32Array(iterations + 1);
    this.movers = new Int32Array(iterations + 1);
    this.eagerness = Float64Array.from({ length: iterations + 1 }, (_, n) => exploration * Math.sqrt(Math.log(n || 1)));
    this.rareness = Float64Array.from({ length: iterations + 1 }, (_, n) => 1 / Math.sqrt(n || 1));
    this.imagine = imagineFor(game);
    this.descend = codeFor(game, descend<S>);
    this.choose = codeFor(game, choose<S>);
    this.expand = codeFor(game, expand<S>);
    this.backUp = codeFor(game, backUp<S>);
    this.iterate = codeFor(game, iterate<S>);
  }

  /** Grows the tree for this turn. The root's children are then the actions, weighed. */
  run(turn: Turn<S>, iterations: number): void {
    this.tree.clear();
    this.untried.fill(0);
    this.tick = 0;
    this.iterate(this, turn, iterations);
  }
}

function iterate<S extends GameState>(search: Search<S>, turn: Turn<S>, iterations: number): void {
  const { game, state, playouts } = search;
  const { rng } = turn;
  for (let i = 0; i < iterations; i++) {
    search.imagine(game, turn, state, search.freshLuck);
    const depth = search.descend(search, state, rng);
    playouts.run(playouts, state, rng);
    search.backUp(search, depth);
  }
}

/** Plays down the tree until a node is added or the game ends; returns how many nodes deep. */
function descend<S extends GameState>(search: Search<S>, state: S, rng: Stream): number {
  const { game, tree, legal, path, movers } = search;
  let node = 0;
  let depth = 0;
  for (let mover = game.mover(state); mover >= 0; mover = game.mover(state)) {
    const legalCount = game.legalActions(state, legal);
    let child = search.choose(search, node * tree.seats + mover, legalCount);
    const isNew = child < 0;
    if (isNew) child = search.expand(search, node * tree.seats + mover, legalCount, -child, rng);
    path[depth] = child;
    movers[depth++] = mover;
    game.apply(state, tree.action[child]);
    if (isNew) return depth;
    node = child;
  }
  return depth;
}

/**
 * The child with the highest upper confidence bound among the legal ones; or, where some legal
 * actions have no node yet, minus their number.
 */
function choose<S extends GameState>(search: Search<S>, list: number, legalCount: number): number {
  const { legal, untried, eagerness, rareness } = search;
  const { next, action, visits, available, won } = search.tree;
  const tick = ++search.tick;
  for (let i = 0; i < legalCount; i++) untried[legal[i]] = tick;
  let best = 0;
  let bestBound = -1;
  let untriedCount = legalCount;
  for (let child = search.tree.first[list]; child !== 0; child = next[child]) {
    if (untried[action[child]] !== tick) continue;
    untried[action[child]] = 0;
    untriedCount--;
    const visited = visits[child];
    const bound = won[child] / visited + eagerness[++available[child]] * rareness[visited];
    if (bound > bestBound) {
      bestBound = bound;
      best = child;
    }
  }
  return untriedCount > 0 ? -untriedCount : best;
}

/** Adds a node for one of the untried actions, each as likely. */
function expand<S extends GameState>(
  search: Search<S>,
  list: number,
  legalCount: number,
  untriedCount: number,
  rng: Stream,
): number {
  const { legal, untried, tick, tree } = search;
  let skip = search.below(rng, untriedCount);
  let i = 0;
  while (i < legalCount && (untried[legal[i]] !== tick || skip-- > 0)) i++;
  const node = tree.count++;
  tree.action[node] = legal[i];
  tree.next[node] = tree.first[list];
  tree.first[list] = node;
  tree.visits[node] = 0;
  tree.available[node] = 1;
  tree.won[node] = 0;
  const { first, seats } = tree;
  for (let mover = 0; mover < seats; mover++) first[node * seats + mover] = 0;
  return node;
}

/** Credits every chosen action with the share its chooser won. */
function backUp<S extends GameState>(search: Search<S>, depth: number): void {
  const { path, movers } = search;
  const { visits, won } = search.tree;
  const { shares } = search.playouts;
  for (let level = 0; level < depth; level++) {
    const node = path[level];
    visits[node]++;
    won[node] += shares[movers[level]];
  }
}

/** The seat's own action with the most visits or, `byValue`, the highest mean. */
export function bestAction(tree: Tree, seat: Seat, byValue: boolean): Action {
  const { visits, won } = tree;
  let best = tree.first[seat];
  for (let child = tree.next[best]; child !== 0; child = tree.next[child]) {
    const moreVisits = visits[child] - visits[best];
    const moreValue = won[child] / visits[child] - won[best] / visits[best];
    const better = byValue ? moreValue || moreVisits : moreVisits || moreValue;
    if (better > 0) best = child;
  }
  return tree.action[best];
}

/**
 * The arena of a search tree: nodes are numbers, their fields are typed arrays, and emptying it
 * is setting one counter. An iteration adds at most one node, so `iterations` bound its size.
 *
 * A node stands for a line of decisions, not for a state: the tree is open-loop, and the same
 * line may lead to different states with different luck. Even who moves next may differ, so a
 * node keeps one list of children for each seat that may be the mover.
 */
export class Tree {
  /** Nodes in use. Node 0 is the root; as nobody's child, 0 also ends a list. */
  count = 1;
  readonly seats: number;
  /** First child of a node for each mover: at `node * seats + mover`. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** The action that leads here. */
  readonly action: Int32Array;
  readonly visits: Int32Array;
  /** How often the action was legal when its mover chose: of hidden cards, not all allow it. */
  readonly available: Int32Array;
  /** Sum over visits of the share won by the seat that chose the action. */
  readonly won: Float64Array;

  constructor(iterations: number, seats: number) {
    const nodes = iterations + 1;
    this.seats = seats;
    this.first = new Int32Array(nodes * seats);
    this.next = new Int32Array(nodes);
    this.action = new Int32Array(nodes);
    this.visits = new Int32Array(nodes);
    this.available = new Int32Array(nodes);
    this.won = new Float64Array(nodes);
  }

  clear(): void {
    this.first.fill(0, 0, this.seats);
    this.count = 1;
  }
}

/**
 * How a game declares its state: a list of named fields, each with who may see it. From the
 * list come the state class, its copying and its masking (`states.ts`), so no game writes
 * offsets, and nobody can forget to hide a field.
 */

/**
 * Who may see a field: everybody; of each seat's part only that seat; nobody; or, item by
 * item, the seats whose bits are set in another field (cards peeked at, shown, taken openly).
 */
export type SeenBy = 'all' | 'owner' | 'nobody' | { readonly knownTo: string };

export interface WordField {
  readonly kind: 'word';
  readonly seenBy: SeenBy;
}
export interface RowField {
  readonly kind: 'row';
  readonly length: number;
  /** Items of each seat; 0 for a row that belongs to no seat. */
  readonly perSeat: number;
  readonly seenBy: SeenBy;
}
export type Field = WordField | RowField;
export type Layout = Readonly<Record<string, Field>>;

/** One number. */
export function word(seenBy: 'all' | 'nobody' = 'all'): WordField {
  return { kind: 'word', seenBy };
}

/** A list of numbers that belongs to no seat: a deck, a board. */
export function row(length: number, seenBy: Exclude<SeenBy, 'owner'> = 'all'): RowField {
  return { kind: 'row', length, perSeat: 0, seenBy };
}

/** `perSeat` numbers for each seat, one seat after the other. */
export function seatRow(seats: number, perSeat = 1, seenBy: SeenBy = 'all'): RowField {
  return { kind: 'row', length: seats * perSeat, perSeat, seenBy };
}

const RESERVED = ['words', 'fields', 'luck', 'constructor'];

/** A field's place among the words of a state. */
export interface Place {
  readonly name: string;
  readonly field: Field;
  readonly start: number;
  readonly length: number;
}

/** Gives every field its place, in the order declared; refuses layouts that cannot be masked. */
export function placeFields(layout: Layout): Place[] {
  let start = 0;
  const places = Object.entries(layout).map(([name, field]): Place => {
    const length = field.kind === 'word' ? 1 : field.length;
    const place = { name, field, start, length };
    start += length;
    return place;
  });
  for (const { name, field, length } of places) {
    if (RESERVED.includes(name) || !/^[a-z]\w*$/i.test(name)) throw new Error(`A field cannot be named "${name}".`);
    if (field.seenBy === 'owner' && (field.kind === 'word' || field.perSeat === 0)) {
      throw new Error(`Field "${name}" has no owner: declare it with seatRow.`);
    }
    if (typeof field.seenBy !== 'object') continue;
    const known = places.find((place) => place.name === (field.seenBy as { knownTo: string }).knownTo);
    if (known?.length !== length || known.field.seenBy !== 'all') {
      throw new Error(`Field "${name}" needs a public row of ${length} items that says who knows each.`);
    }
  }
  return places;
}

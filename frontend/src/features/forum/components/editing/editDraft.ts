/** What is typed, and the text that it set out from. */
export interface EditDraft<Fields> {
  fields: Fields;
  base: Fields;
}

export const begin = <Fields>(written: Fields): EditDraft<Fields> => ({ fields: written, base: written });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether somebody typed something that does not stand there yet. */
export const isTouched = <Fields>({ fields, base }: EditDraft<Fields>, written: Fields): boolean => !same(fields, base) && !same(fields, written);

/** Whether the text is no longer the one that was set out from. */
export const hasChanged = <Fields>({ base }: EditDraft<Fields>, written: Fields): boolean => !same(base, written);

/** What was typed, carried over to the text as it stands now: what was not touched is taken from there. */
export function carryOver<Fields extends object>({ fields, base }: EditDraft<Fields>, written: Fields): EditDraft<Fields> {
  const untouched = differences(base, fields, true);
  return { fields: { ...fields, ...pick(written, untouched) }, base: written };
}

/** The fields of `mine` that differ from those that are written. */
export const changesIn = <Fields extends object>(mine: Fields, written: Fields): Partial<Fields> => pick(mine, differences(mine, written));

function differences<Fields extends object>(one: Fields, other: Fields, equal = false): (keyof Fields)[] {
  return (Object.keys(one) as (keyof Fields)[]).filter((name) => same(one[name], other[name]) === equal);
}

const pick = <Fields extends object>(from: Fields, names: readonly (keyof Fields)[]): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Fields>;

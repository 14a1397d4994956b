import type { ProjectFilter } from '../../../../paths';

/** By what the list can be narrowed, with what is chosen. */
export interface Narrowing {
  id: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string | null;
  /** The filter with another choice; null takes it off. */
  choose: (value: string | null) => ProjectFilter;
}

/** How the choice is called; what may be chosen is perhaps still on its way. */
export const nameIn = ({ choices, chosen }: Pick<Narrowing, 'choices' | 'chosen'>): string => choices.find(([value]) => value === chosen)?.[1] ?? '…';

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

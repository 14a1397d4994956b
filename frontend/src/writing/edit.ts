/** A change of a text, as data. */
export interface Edit {
  /** Part of the text that is replaced … */
  from: number;
  to: number;
  insert: string;
  /** … and what is selected afterwards. */
  selectFrom: number;
  selectTo: number;
}

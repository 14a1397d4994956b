/** What the author of a post is told that staff hide. */
export const HIDDEN_TEXT = 'Bu yazı moderatör tarafından gizlendi. Sizden ve moderatörlerden başka kimse göremez.';

/** Letters that are written from right to left, also those beyond 16 bits by their first half, and the signs that turn the direction unseen. */
const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b]/;
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** What has a direction of its own; signs between letters follow those. */
const STRONG = /[\p{L}\p{N}]/u;

/** As Markdown sees it: other white space is a word of the paragraph. */
const EMPTY = /^[ \t]*$/;

/** Whether a text has anything that is not written from left to right. */
export const mayTurn = (text: string): boolean => TURNED.test(text);

/** Counts how often the direction of writing changes, from one empty line to the next. */
export class Turns {
  private turns = 0;
  private turned = false;

  /** How often it has changed in what this line ends, or goes on with. Lines of code stand in one block, whether some of them are empty or not. */
  upTo(line: string, isInCode: boolean): number {
    if (EMPTY.test(line) && !isInCode) [this.turns, this.turned] = [0, false];
    for (const sign of line) {
      if (UNSEEN.test(sign)) this.turns++;
      else if (STRONG.test(sign) && TURNED.test(sign) !== this.turned) [this.turns, this.turned] = [this.turns + 1, !this.turned];
    }
    return this.turns;
  }
}

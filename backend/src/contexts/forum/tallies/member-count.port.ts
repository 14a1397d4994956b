/** Knows how many members there are; bound by the composition root. */
export abstract class MemberCount {
  abstract count(): Promise<number>;
}

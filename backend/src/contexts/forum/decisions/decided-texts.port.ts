/** How a text that does not stand in the forum is called, and whether its author took it away. */
export interface DecidedText {
  readonly title: string;
  readonly withdrawn: boolean;
}

abstract class DecidedTexts {
  /** By id; what never was is left out. */
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, DecidedText>>;
}

/** Knows the posts that moderators decided on; bound by the composition root. */
export abstract class DecidedPosts extends DecidedTexts {}
/** The same of job listings. */
export abstract class DecidedJobs extends DecidedTexts {}

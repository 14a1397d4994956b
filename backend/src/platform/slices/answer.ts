import type { Provider, Type } from '@nestjs/common';

/** A question of another context, or of several, with whoever knows in this one. */
export interface Answer {
  readonly question: Question<unknown>;
  readonly by: Type;
}

/** A port: an abstract class that the asker declares. */
type Question<Asked> = (abstract new (...words: never[]) => Asked) & { readonly name: string };

/** Binds a port to its answer. Neither side imports the other: they meet by structure, and what does not answer all of it does not compile. */
export const answer = <Asked>(question: Question<Asked>, by: Type<NoInfer<Asked>>): Answer => ({ question, by });

/** What is asked everywhere is answered by the one instance that its context has. */
export const providedAs = ({ question, by }: Answer): Provider => ({ provide: question, useExisting: by });

/** Binds a port to what was made for it; what does not answer all of it does not compile. */
export const given = <Asked>(question: Question<Asked>, useValue: NoInfer<Asked>): Provider => ({ provide: question, useValue });

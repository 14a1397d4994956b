import type { AboveIds } from '../../../../contracts/above.js';
import type { SealedConversation } from '../../../../contracts/chat-evidence.js';
import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import type { FileDetails } from '../../../platform/uploads/file-details.js';

export interface Reportable extends Partial<AboveIds> {
  readonly authorId: string;
  /** Empty where it stands in no topic. */
  readonly topicId: string;
  readonly title: string;
  readonly revision: number;
  /** Of a long text as much as lists need; `current` tells all of it. */
  readonly now: ReportedContent;
  /** Its author has taken it out of sight: nobody can report it then. */
  readonly unlisted?: true;
  /** Its author has taken it back, and it can be judged still: whoever could read it can report it. */
  readonly isKept?: true;
  /** Where it was said is closed for good: it is brought back before nobody's eyes. */
  readonly isPlaceGone?: true;
  /** The only members who can read it, where it is not for everybody: nobody else can report it. */
  readonly readers?: readonly string[];
  /** Between whom it was said, where nobody else was told it: none of them judges it. */
  readonly parties?: readonly string[];
  /** Of content of which parts can be taken from view: the decisions that do. */
  readonly withheldBy?: readonly string[];
}

/** A decision of moderators on the words of a text. */
export interface EditOfText {
  /** What its author was told; null once it was forgotten. */
  readonly message: string | null;
  /** Whether its words stand there still. */
  readonly stands: boolean;
  /** Whether the author's words before it were destroyed for good. */
  readonly lost: boolean;
}

/** A text beside what was reported; its content is null when staff may not read it any more. */
export interface Nearby {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly content: string | null;
  readonly state: ReportedContent['state'];
}

export interface Surroundings {
  readonly topic: { readonly id: string; readonly title: string; readonly category: string; readonly authorId: string };
  /** The text that it answers. */
  readonly parent: Nearby | null;
  readonly before: Nearby | null;
  readonly after: Nearby | null;
}

/** What is copied for whoever judges it, as its reporter has it. */
export interface CopiedContent {
  /** In which conversation it stands. */
  readonly place: string;
  /** Of the content then. */
  readonly revision: number;
  readonly words: SealedConversation;
}

export interface OpenedFile {
  readonly bytes: Buffer;
  readonly details: FileDetails;
}

/** Of what is read for a reason alone: who wrote it, and who alone can have reported it; null where that may be several. */
export interface Sides {
  readonly authorId: string;
  readonly reporterId: string | null;
  readonly hasFile: boolean;
}

/** Content of one type, as the context that owns it tells. */
export interface ReportableSource {
  /** As it stands now, also when it is hidden or deleted; null when there never was such content. */
  find(id: string): Promise<Reportable | null>;
  /** As it stood at a revision. */
  at(id: string, revision: number): Promise<ReportedContent | null>;
  /** Revision of the fact since which it says what it says, from the log; left out where what is judged is a copy. */
  wordedAt?(id: string): Promise<number>;
  /** Where it stands; null when it stands nowhere. */
  around(id: string): Promise<Surroundings | null>;
  /** All that it says now; left out where `find` tells that. */
  current?(id: string): Promise<ReportedContent | null>;
  /** What is copied with a report, as its reporter has it; left out where nothing need be. Throws RuleViolation where they have not got it. */
  copied?(id: string, reporterId: string): Promise<CopiedContent>;
  /** Its file; null where it cannot be opened any more. */
  file?(id: string): Promise<OpenedFile | null>;
  /** Left out of what is no conversation. */
  sides?(id: string): Promise<Sides | null>;
  /** Its words, as long as its author can read them; left out where `find` tells them. */
  words?(id: string, authorId: string): Promise<string | null>;
  /** Left out where moderators change no words. */
  editBy?(id: string, decisionId: string): Promise<EditOfText | null>;
}

/** Everything that can be reported; bound by the composition root. */
export abstract class ReportableContent {
  abstract find(type: ReportedType, id: string): Promise<Reportable | null>;
  abstract at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null>;
  /** All that it says now, also when it is hidden or deleted. */
  abstract current(type: ReportedType, id: string): Promise<ReportedContent | null>;
  /** Revision of the fact since which it says what it says, from the log; null where what is judged is a copy. */
  abstract wordedAt(type: ReportedType, id: string): Promise<number | null>;
  abstract around(type: ReportedType, id: string): Promise<Surroundings | null>;
  /** What is to be copied with a report; null where nothing is. */
  abstract copied(type: ReportedType, id: string, reporterId: string): Promise<CopiedContent | null>;
  abstract file(type: ReportedType, id: string): Promise<OpenedFile | null>;
  /** Of what was said in a conversation; null of anything else. */
  abstract sides(type: ReportedType, id: string): Promise<Sides | null>;
  /** Words that `find` does not tell, as long as their author can read them. */
  abstract words(type: ReportedType, id: string, authorId: string): Promise<string | null>;
  /** What became of an edit; null when there was none by this decision. */
  abstract editBy(type: ReportedType, id: string, decisionId: string): Promise<EditOfText | null>;
}

import type { ReportedType } from '@contracts/moderation';
import type { DestroyTextRequest, EditableText, EditedText, EditTextRequest } from '@contracts/moderator-edits';
import { API, ask, at, once } from './calls';

export type TextType = Extract<ReportedType, 'forum_topic' | 'forum_comment'>;
/** Whether moderators may put other words in its place. */
export const isReworded = (type: ReportedType): type is TextType => type === 'forum_topic' || type === 'forum_comment';

/** The words of members, as moderators change them. */
export interface TextCalls {
  textOf: (type: TextType, id: string) => Promise<EditableText>;
  editText: (type: TextType, id: string, request: EditTextRequest, key: string) => Promise<EditedText>;
  /** Destroys the keys of what stood there before. */
  destroyText: (type: TextType, id: string, request: DestroyTextRequest, key: string) => Promise<EditedText>;
}

const PLURAL: Record<TextType, string> = { forum_topic: 'topics', forum_comment: 'comments' };
const texts = (type: TextType, id: string) => `${API}/texts/${PLURAL[type]}/${at(id)}`;

export const textCalls: TextCalls = {
  textOf: (type, id) => ask(texts(type, id)),
  editText: (type, id, request, key) => ask(texts(type, id), once('PUT', request, key)),
  destroyText: (type, id, request, key) => ask(`${texts(type, id)}/destroyed`, once('POST', request, key)),
};

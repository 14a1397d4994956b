import type { ReportedType } from '@contracts/moderation';
import type { DestroyTextRequest, EditableText, EditedText, EditTextRequest } from '@contracts/moderator-edits';
import { API, ask, at, once } from './calls';

export type TextType = Exclude<ReportedType, 'user_profile'>;

/** The words of members, as moderators change them. */
export interface TextCalls {
  textOf: (type: TextType, id: string) => Promise<EditableText>;
  editText: (type: TextType, id: string, request: EditTextRequest, key: string) => Promise<EditedText>;
  /** Destroys the keys of what stood there before. */
  destroyText: (type: TextType, id: string, request: DestroyTextRequest, key: string) => Promise<EditedText>;
}

const texts = (type: TextType, id: string) => `${API}/texts/${type === 'forum_topic' ? 'topics' : 'comments'}/${at(id)}`;

export const textCalls: TextCalls = {
  textOf: (type, id) => ask(texts(type, id)),
  editText: (type, id, request, key) => ask(texts(type, id), once('PUT', request, key)),
  destroyText: (type, id, request, key) => ask(`${texts(type, id)}/destroyed`, once('POST', request, key)),
};

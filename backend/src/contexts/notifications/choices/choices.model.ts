import { Schema } from 'mongoose';
import type { NotificationType, TypeChoices } from '../../../../contracts/notifications.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** What a member has chosen; what is not in it is as usual. */
export type ChoicesDocument = { readonly _id: string } & { readonly [Type in NotificationType]?: Partial<TypeChoices> };

const { Mixed } = Schema.Types;

export const choicesView = viewModel(
  'notification_choices',
  new Schema(
    { _id: String, reply: Mixed, mention: Mixed, like: Mixed, solved: Mixed, report_settled: Mixed, warned: Mixed, content_moderated: Mixed },
    { versionKey: false },
  ),
);

import { Schema } from 'mongoose';
import type { NotificationChoices } from '../../../../contracts/notifications.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** What a member has chosen; what is not in it is as usual. */
export type ChoicesDocument = Partial<NotificationChoices> & { readonly _id: string };

export const choicesView = viewModel(
  'notification_choices',
  new Schema({ _id: String, report_settled: Schema.Types.Mixed, warned: Schema.Types.Mixed }, { versionKey: false }),
);

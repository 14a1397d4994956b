import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { EditNotes } from '../../notifications/notice/edit-notes.port.js';
import { DestroyCommentText, EditCommentByModerator } from '../comment/comment.commands.js';
import { DestroyTopicText } from '../topic/topic-edition.commands.js';
import { ConsoleTextsController } from './console-texts.controller.js';
import { DestroyCommentTextHandler, DestroyTopicTextHandler } from './destroy-text.handlers.js';
import { EditCommentByModeratorHandler } from './edit-comment-by-moderator.handler.js';
import { EditNoteQuery } from './edit-note.query.js';
import { EditableTextQuery } from './editable-text.query.js';

/** Moderators change somebody's words, and destroy what stood there. */
export const editions: Slice = {
  commands: [
    handledBy(EditCommentByModerator, EditCommentByModeratorHandler),
    handledBy(DestroyTopicText, DestroyTopicTextHandler),
    handledBy(DestroyCommentText, DestroyCommentTextHandler),
  ],
  controllers: [ConsoleTextsController],
  answers: [answer(EditNotes, EditNoteQuery)],
  providers: [EditableTextQuery, EditNoteQuery],
};

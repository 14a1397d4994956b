import { fold } from '../../../kernel/event-store.js';
import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import type { UploadArea } from '../../../platform/uploads/upload-area.js';
import { DropFormerTextsHandler, DropPostTextHandler } from './drop-post-text.handler.js';
import { dropPostTexts } from './drop-post-texts.policy.js';
import {
  DeleteOwnPost,
  DeletePost,
  DropFormerTexts,
  DropPostText,
  FeaturePost,
  FollowPostTag,
  HidePost,
  PublishDuePost,
  RestorePost,
  RestoreRemovedPost,
  ReturnPostTag,
  SetPostStatus,
  UndoPostDecision,
  WithdrawPost,
  WritePost,
} from './post.commands.js';
import { postOwnData } from './post.own-data.js';
import { textKeysOf } from './post.state.rules.js';
import { postStream } from './post.stream.js';
import { postTold } from './post.told.js';
import { PostDesk } from './post-desk.service.js';
import { PostGate } from './post-gate.service.js';
import { PostStandings } from './post-standings.service.js';
import { formerTextsIn, POST_TEXTS_AREA } from './post-text.rules.js';
import { PostTexts } from './post-texts.service.js';
import { PublishDuePostHandler } from './publish-due-post.handler.js';
import { publishScheduled } from './publish-scheduled.policy.js';
import { SavedPostQuery } from './saved-post.query.js';
import { SetPostStatusHandler } from './set-post-status.handler.js';
import { WritePostHandler } from './write-post.handler.js';

const postId = ({ postId }: { postId: string }): string => postId;

/** Also what a post does not say any more is named by its facts: those who judge it may need it, and it goes by a command of its own. */
const postTextsArea: UploadArea = {
  area: POST_TEXTS_AREA,
  keysOf: async (store, owner) => {
    const facts = await store.read(postStream, owner);
    return [...textKeysOf(fold(postStream.decider, facts)), ...formerTextsIn(facts)];
  },
};

/** A post from its first draft to its end. */
export const post: Slice = {
  streams: [postStream],
  told: postTold,
  commands: [
    handledBy(WritePost, WritePostHandler),
    handledBy(SetPostStatus, SetPostStatusHandler),
    handledBy(PublishDuePost, PublishDuePostHandler, 'publishing'),
    handledBy(DropPostText, DropPostTextHandler, 'cleanup'),
    handledBy(DropFormerTexts, DropFormerTextsHandler, 'cleanup'),
    decides(DeleteOwnPost, postStream, postId),
    decides(WithdrawPost, postStream, postId),
    decides(HidePost, postStream, postId),
    decides(DeletePost, postStream, postId),
    decides(RestorePost, postStream, postId),
    decides(RestoreRemovedPost, postStream, postId),
    decides(FeaturePost, postStream, postId),
    decides(UndoPostDecision, postStream, postId),
    decides(FollowPostTag, postStream, postId),
    decides(ReturnPostTag, postStream, postId),
  ],
  policies: [publishScheduled, dropPostTexts],
  ownData: postOwnData,
  uploads: [postTextsArea],
  providers: [PostTexts, PostGate, PostDesk, SavedPostQuery, PostStandings],
};

import { MoveMergedCommentsHandler, MoveSplitCommentsHandler, RecountTopicHandler, ReturnMergedCommentsHandler } from './move-comments.handlers.js';
import { WithdrawContentHandler } from './withdraw-content.handler.js';

export const contentProviders = [WithdrawContentHandler, MoveMergedCommentsHandler, ReturnMergedCommentsHandler, RecountTopicHandler, MoveSplitCommentsHandler];

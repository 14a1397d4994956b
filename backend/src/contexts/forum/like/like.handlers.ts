import { decides } from '../../../platform/commands/decides.js';
import { TakeBackLike } from './like.commands.js';
import { likeId, likeStream } from './like.stream.js';

export const likeHandlers = [decides(TakeBackLike, likeStream, likeId).handler];

import { CommentTools } from './comment-tools.js';
import { ImageIntake } from './image-intake.js';
import { LikeDesk } from './like-desk.js';
import { LikePace } from './like-pace.js';
import { TopicTools } from './topic-tools.js';

export const httpProviders = [TopicTools, CommentTools, ImageIntake, LikeDesk, LikePace];

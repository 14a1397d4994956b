import { plainWords } from '../../../../contracts/rendering/excerpt.js';
import { projection } from '../../../kernel/projection.js';
import type { PostTagsFollowed, PostWithdrawn, PostWordsKept } from '../../blog/public.js';
import type { JobEvent } from '../../careers/public.js';
import type {
  CommentAdded,
  CommentEdited,
  CommentEditedByModerator,
  CommentMoved,
  CommentTextReturned,
  CommentWithdrawn,
  TopicCreated,
  TopicEdited,
  TopicEditedByModerator,
  TopicModerationEvent,
  TopicReopened,
  TopicSolved,
  TopicTagsFollowed,
  TopicTextReturned,
  TopicWithdrawn,
} from '../../forum/public.js';
import { searchDocumentsView, swap } from './search.model.js';
import { jobChanges } from './search-jobs.projection.js';
import { projectChanges, type SearchedProjectFact } from './search-projects.projection.js';
import { byAuthor, found, inCategory, inTopic, tagToken, titleTokens } from './tokens.rules.js';

const ofTopic = (title: string, content: string) => ({ ...found(`${title}\n${plainWords(content)}`), title: titleTokens(title) });
const ofComment = (content: string) => found(plainWords(content));

const change = searchDocumentsView.change;

type TopicFact =
  | TopicCreated
  | TopicEdited
  | TopicEditedByModerator
  | TopicTextReturned
  | TopicSolved
  | TopicReopened
  | TopicTagsFollowed
  | TopicWithdrawn
  | TopicModerationEvent;
type CommentFact = CommentAdded | CommentEdited | CommentEditedByModerator | CommentTextReturned | CommentMoved | CommentWithdrawn;

/** By what topics, comments, posts, projects and job listings are found. What is hidden or deleted stays: the contexts that own it say who may read what. */
export const searchProjection = projection<TopicFact | CommentFact | PostWordsKept | PostTagsFollowed | PostWithdrawn | SearchedProjectFact | JobEvent>({
  name: 'search',
  version: 8,
  views: [searchDocumentsView.name],
  follows: 'later',
  on: {
    ...projectChanges,
    ...jobChanges,
    TopicCreated: ({ data: { topicId, authorId, categoryId, title, content, tags }, position }) =>
      searchDocumentsView.put(topicId, {
        ...ofTopic(title, content),
        facets: ['topic', byAuthor(authorId), inTopic(topicId), inCategory(categoryId), 'open'],
        tags: tags.map(tagToken),
        number: position,
      }),
    TopicEdited: ({ data: { topicId, title, content, tags, categoryId, formerCategoryId } }) => [
      change(topicId, { $set: { ...ofTopic(title, content), tags: tags.map(tagToken) } }),
      ...swap(topicId, inCategory(formerCategoryId), inCategory(categoryId)),
    ],
    TopicEditedByModerator: ({ data: { topicId, title, content } }) => change(topicId, { $set: ofTopic(title, content) }),
    TopicTextReturned: ({ data: { topicId, title, content } }) => change(topicId, { $set: ofTopic(title, content) }),
    TopicMoved: ({ data: { topicId, categoryId, formerCategoryId } }) => swap(topicId, inCategory(formerCategoryId), inCategory(categoryId)),
    TopicTagsFollowed: ({ data: { topicId, tags } }) => change(topicId, { $set: { tags: tags.map(tagToken) } }),
    TopicRetagged: ({ data: { topicId, tags } }) => change(topicId, { $set: { tags: tags.map(tagToken) } }),
    TopicSolved: ({ data: { topicId } }) => swap(topicId, 'open', 'solved'),
    TopicReopened: ({ data: { topicId } }) => swap(topicId, 'solved', 'open'),
    TopicWithdrawn: ({ data: { topicId } }) => searchDocumentsView.remove(topicId),
    // A post or a project is found by its own words: what stands under it is not looked for.
    CommentAdded: ({ data, position }) =>
      !('topicId' in data)
        ? []
        : searchDocumentsView.put(data.commentId, {
            ...ofComment(data.content),
            title: [],
            facets: ['comment', byAuthor(data.authorId), inTopic(data.topicId)],
            tags: [],
            number: position,
          }),
    CommentEdited: ({ data: { commentId, content } }) => change(commentId, { $set: ofComment(content) }),
    CommentEditedByModerator: ({ data: { commentId, content } }) => change(commentId, { $set: ofComment(content) }),
    CommentTextReturned: ({ data: { commentId, content } }) => change(commentId, { $set: ofComment(content) }),
    CommentMoved: ({ data: { commentId, fromTopicId, toTopicId } }) => swap(commentId, inTopic(fromTopicId), inTopic(toTopicId)),
    CommentWithdrawn: ({ data: { commentId } }) => searchDocumentsView.remove(commentId),
    PostWordsKept: ({ data: { postId, authorId, categoryId, title, words, tags }, position }) =>
      title === ''
        ? searchDocumentsView.remove(postId)
        : searchDocumentsView.put(postId, {
            ...found(`${title}\n${words}`),
            title: titleTokens(title),
            facets: ['post', byAuthor(authorId), ...(categoryId === null ? [] : [inCategory(categoryId)])],
            tags: tags.map(tagToken),
            number: position,
          }),
    PostTagsFollowed: ({ data: { postId, tags } }) => change(postId, { $set: { tags: tags.map(tagToken) } }),
    PostWithdrawn: ({ data: { postId } }) => searchDocumentsView.remove(postId),
  },
});

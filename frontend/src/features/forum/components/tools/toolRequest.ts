import { FORUM_TEXT, TOPIC_LIMITS, topicProblems } from '@contracts/forum';
import { type ModerateTopicRequest, reasonProblem, TOOL_TEXT } from '@contracts/forum-tools';
import type { TopicTool } from '@contracts/moderation-verbs';
import { withTyped } from '../../../../writing/tags';

export interface ToolValues {
  reason: string;
  categoryId: string;
  selectedTags: string[];
  typedTag: string;
  targetId: string;
  title: string;
  commentIds: string[];
}

const tagsOf = ({ selectedTags, typedTag }: ToolValues): string[] => withTyped(selectedTags, typedTag);

/** Only what the action names is sent. */
export function toolRequest(action: TopicTool, values: ToolValues): ModerateTopicRequest {
  const request = { action, reason: values.reason.trim() };
  switch (action) {
    case 'move':
      return { ...request, categoryId: values.categoryId };
    case 'retag':
      return { ...request, selectedTags: tagsOf(values) };
    case 'merge':
      return { ...request, targetId: values.targetId };
    case 'split':
      return { ...request, title: values.title.trim(), commentIds: values.commentIds };
    default:
      return request;
  }
}

const OF_TOOL: Partial<Record<TopicTool, (values: ToolValues) => Partial<Record<keyof ToolValues, string>>>> = {
  merge: ({ targetId }) => (targetId ? {} : { targetId: TOOL_TEXT.targetMissing }),
  retag: (values) => (tagsOf(values).length > TOPIC_LIMITS.tags ? { selectedTags: FORUM_TEXT.tooManyTags } : {}),
  split: ({ title }) => {
    const problem = topicProblems({ title, content: '', categoryId: '' }).title;
    return problem ? { title: problem } : {};
  },
};

/** What is wrong with a decision before it is sent. */
export function toolProblems(tool: TopicTool, values: ToolValues): Partial<Record<keyof ToolValues, string>> {
  const reason = reasonProblem(values.reason);
  return { ...OF_TOOL[tool]?.(values), ...(reason ? { reason } : {}) };
}

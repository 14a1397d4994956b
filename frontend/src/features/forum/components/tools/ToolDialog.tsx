import type { CommentText, Topic } from '@contracts/forum';
import type { ModerateTopicRequest } from '@contracts/forum-tools';
import { COMMENT_VERBS, type CommentTool, TOPIC_VERBS, type TopicTool } from '@contracts/moderation-verbs';
import { useState } from 'react';
import { Failure } from '../../../../calls/Failure';
import { refusing } from '../../../../client/apiError';
import classes from '../../../../deciding/deciding.module.css';
import { ReasonField } from '../../../../deciding/ReasonField';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { Dialog } from '../../../../design/Dialog';
import { sendsForm, useForm } from '../../../../design/useForm';
import type { Thread } from '../../api/thread';
import { type Decision, useModerate } from '../../api/useModerate';
import { topicThread } from '../thread';
import { ToolFields } from './ToolFields';
import { type ToolValues, toolProblems, toolRequest } from './toolRequest';

export type Chosen = { tool: TopicTool; topic: Topic; commentIds?: string[] } | { tool: CommentTool; comment: CommentText; thread: Thread };

const firstValues = (chosen: Chosen): ToolValues => ({
  reason: '',
  categoryId: 'topic' in chosen ? chosen.topic.categoryId : '',
  selectedTags: 'topic' in chosen ? chosen.topic.selectedTags : [],
  typedTag: '',
  targetId: '',
  title: '',
  commentIds: 'topic' in chosen ? (chosen.commentIds ?? []) : [],
});

const decisionOf = (chosen: Chosen, values: ToolValues): Decision =>
  'topic' in chosen
    ? { kind: 'topics', id: chosen.topic.id, body: toolRequest(chosen.tool, values) as ModerateTopicRequest }
    : { kind: 'comments', id: chosen.comment.id, api: chosen.thread.api, body: { action: chosen.tool, reason: values.reason.trim() } };

/** Says what a decision will cause and asks why it is made. */
export function ToolDialog({ chosen, onDone, onClose }: { chosen: Chosen; onDone: () => void; onClose: () => void }) {
  const about = 'topic' in chosen ? chosen.topic : null;
  const verb = 'topic' in chosen ? TOPIC_VERBS[chosen.tool] : COMMENT_VERBS[chosen.tool];
  const deciding = useModerate('topic' in chosen ? topicThread(chosen.topic) : chosen.thread);
  const [first] = useState(() => firstValues(chosen));
  const { form, values, problems, set, check, refuse, submit } = useForm<ToolValues>(first, (all) => toolProblems(chosen.tool, all));
  const send = submit((all) => {
    if (deciding.isPending) return;
    deciding.mutate(decisionOf(chosen, all), { onSuccess: onDone, onError: refusing(refuse) });
  });
  return (
    <Dialog title={verb.label} onClose={onClose} size="md" footer={null} fillsPhone>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <p className={classes.about}>{'topic' in chosen ? chosen.topic.title : chosen.comment.excerpt}</p>
        <Callout tone="info">{verb.effect}</Callout>
        <Failure of={deciding} />
        {about && <ToolFields tool={chosen.tool} topic={about} values={values} problems={problems} set={set} />}
        <ReasonField
          value={values.reason}
          problem={problems.reason}
          first={chosen.tool !== 'split' && chosen.tool !== 'merge'}
          onChange={(reason) => set('reason', reason)}
          onLeave={() => values.reason && check('reason')}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={deciding.isPending && 'Uygulanıyor…'}>
            {verb.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { OwnUser } from '@contracts/accounts';
import { FORUM_TEXT, type Topic } from '@contracts/forum';
import type { ReactNode } from 'react';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { paths } from '../../../paths';
import classes from './Discussion.module.css';

interface Props {
  topic: Topic;
  /** Where one writes. */
  composer: (member: OwnUser) => ReactNode;
}

/** Where one answers, or why one cannot. */
export function AnswerPlace({ topic, composer }: Props) {
  const member = useMember();
  if (topic.merged_into) return <Notice text={FORUM_TEXT.topicMerged} />;
  if (topic.locked && !may(member, 'topic.moderate')) return <Notice text={FORUM_TEXT.topicLocked} />;
  if (member === null) {
    return (
      <div className={classes.guest}>
        <SignInPrompt text={FORUM_TEXT.signInToComment} redirect={paths.topic(topic.id)} />
      </div>
    );
  }
  return member && topic.state === 'visible' ? composer(member) : null;
}

const Notice = ({ text }: { text: string }) => (
  <div className={classes.guest}>
    <Callout tone="info">{text}</Callout>
  </div>
);

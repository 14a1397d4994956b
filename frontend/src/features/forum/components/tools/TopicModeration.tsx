import type { Topic } from '@contracts/forum';
import { TOPIC_VERBS, type TopicTool } from '@contracts/moderation-verbs';
import { lazy, Suspense, useState } from 'react';
import { ModerationMenu } from '../../../../deciding/ModerationMenu';
import type { Action } from '../../../../design/ActionButton';
import { topicTools } from './toolEffects';
import { toolIcons } from './toolIcons';

const ToolDialog = lazy(() => import('./ToolDialog').then((file) => ({ default: file.ToolDialog })));

interface Props {
  topic: Topic;
  onSplit: () => void;
  /** What else can be done, where it has no room of its own. */
  more?: Action[];
}

/** A moderator's menu of the topic. Which comments a split takes is chosen among them first. */
export function TopicModeration({ topic, onSplit, more }: Props) {
  const [tool, setTool] = useState<TopicTool | null>(null);
  const close = () => setTool(null);
  return (
    <>
      <ModerationMenu
        about="konu"
        verbs={TOPIC_VERBS}
        icons={toolIcons}
        tools={topicTools(topic)}
        more={more}
        onChoose={(chosen) => (chosen === 'split' ? onSplit() : setTool(chosen))}
      />
      {tool && (
        <Suspense fallback={null}>
          <ToolDialog chosen={{ tool, topic }} onDone={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

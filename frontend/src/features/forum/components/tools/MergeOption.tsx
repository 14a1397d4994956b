import { ListOption } from '../../../../design/ListOption';
import { Marked } from '../../../../design/Marked';
import { turkishNumber } from '../../../../design/numbers';
import type { MergeTopic } from '../../api/mergeTargetsQuery';
import classes from './MergeTarget.module.css';

export const aboutTopic = ({ categories, comment_count }: MergeTopic): string =>
  [categories?.name, `${turkishNumber(comment_count)} yorum`].filter(Boolean).join(' · ');

interface Props {
  id: string;
  topic: MergeTopic;
  active: boolean;
  onChoose: () => void;
}

export function MergeOption({ id, topic, active, onChoose }: Props) {
  return (
    <ListOption id={id} chosen={active} onChoose={onChoose}>
      <span className={classes.topic}>
        <Marked {...topic.title} />
        <small>{aboutTopic(topic)}</small>
      </span>
    </ListOption>
  );
}

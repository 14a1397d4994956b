import { IconCheck, IconMessage, IconSearch } from '@tabler/icons-react';
import { ListOption } from '../../../design/ListOption';
import { Marked } from '../../../design/Marked';
import { MemberLine } from '../../../design/MemberLine';
import classes from './SiteSearch.module.css';
import type { Suggestion } from './useSuggestions';

interface Props {
  id: string;
  suggestion: Suggestion;
  typed: string;
  chosen: boolean;
  onOpen: () => void;
}

export function SuggestionOption({ id, suggestion, typed, chosen, onOpen }: Props) {
  return (
    <ListOption id={id} chosen={chosen} onChoose={onOpen}>
      <Content suggestion={suggestion} typed={typed} />
    </ListOption>
  );
}

function Content({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  switch (suggestion.kind) {
    case 'search':
      return (
        <>
          <IconSearch aria-hidden="true" className={classes.icon} />
          <span className={classes.title}>
            Forumda ara: <b>{suggestion.text}</b>
          </span>
        </>
      );
    case 'topic': {
      const Icon = suggestion.topic.is_resolved ? IconCheck : IconMessage;
      return (
        <>
          <Icon aria-hidden="true" className={classes.icon} />
          <span className={classes.title}>
            <Marked {...suggestion.topic.title} />
            {suggestion.topic.is_resolved && <span className="visually-hidden"> (çözüldü)</span>}
          </span>
        </>
      );
    }
    case 'member':
      return <MemberLine member={suggestion.member} typed={typed} />;
  }
}

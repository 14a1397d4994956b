import { SEARCH_LIMITS } from '@contracts/search';
import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../../design/Button';
import type { MergeTopic } from '../../api/mergeTargetsQuery';
import { aboutTopic, MergeOption } from './MergeOption';
import classes from './MergeTarget.module.css';
import { type MergeSubject, useMergeTargets } from './useMergeTargets';

interface Props {
  topic: MergeSubject;
  error: string | undefined;
  /** Given an empty text when none is chosen any more. */
  onChoose: (id: string) => void;
}

/** Finds the topic into which another goes, by words or by its address: arrows choose, Enter takes, Escape closes the list. */
export function MergeTarget({ topic, error, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<MergeTopic | null>(null);
  const [opened, setOpened] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const { topics, said, failed, retry } = useMergeTargets(topic, chosen ? '' : typed);
  const shown = opened && !chosen && topics.length > 0;
  // What was typed means the first that is found; where nothing was, nothing is meant.
  const active = moved ?? (typed.trim() ? 0 : -1);
  const option = shown && active >= 0 ? `${id}-${active}` : undefined;

  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [option]);

  const change = (text: string) => {
    setTyped(text);
    setMoved(null);
    setOpened(true);
    if (chosen) onChoose('');
    setChosen(null);
  };
  const choose = (target: MergeTopic) => {
    setChosen(target);
    setTyped(target.title.text);
    setOpened(false);
    onChoose(target.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = topics[active];
    if (event.ctrlKey || event.metaKey || chosen) return;
    if (event.key === 'Escape' && shown) setOpened(false);
    else if (event.key === 'Enter' && shown && target) choose(target);
    else if (event.key === 'ArrowDown' && topics.length > 0) move(shown ? active + 1 : 0);
    else if (event.key === 'ArrowUp' && topics.length > 0) move(shown ? active - 1 : topics.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const move = (to: number) => {
    setOpened(true);
    setMoved((to + topics.length) % topics.length);
  };
  return (
    <div>
      <TextInput
        label="Hangi konuyla birleştirilsin?"
        description="Kelimelerle arayın ya da konunun bağlantısını yapıştırın."
        data-autofocus
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={option}
        // Escape closes the list first; the dialog goes with the next one.
        data-mantine-stop-propagation={shown || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LIMITS.q.max}
        value={typed}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setOpened(true)}
        onClick={() => setOpened(true)}
        onBlur={() => setOpened(false)}
        onKeyDown={onKeyDown}
      />
      {shown && !typed.trim() && (
        <p className={classes.heading} aria-hidden="true">
          Benzer konular
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={typed.trim() ? 'Bulunan konular' : 'Benzer konular'} className={classes.list} hidden={!shown}>
        {topics.map((found, at) => (
          <MergeOption key={found.id} id={`${id}-${at}`} topic={found} active={at === active} onChoose={() => choose(found)} />
        ))}
      </div>
      <p className={classes.said} role="status">
        {chosen ? <Chosen topic={chosen} /> : said}
        {failed && (
          <Button size="small" onClick={retry}>
            Tekrar Dene
          </Button>
        )}
      </p>
    </div>
  );
}

const Chosen = ({ topic }: { topic: MergeTopic }) => (
  <span className={classes.chosen}>
    <IconCheck aria-hidden="true" />
    Seçildi · {aboutTopic(topic)}
  </span>
);

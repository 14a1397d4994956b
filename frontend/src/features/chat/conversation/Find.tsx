import { CHAT_LIMITS, type ChatMessage, type ChatMessages } from '@contracts/chat';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { at, reads } from '../../../client/reads';
import { clock, dayName, dayOf, startOf } from '../../../design/days';
import { IconButton } from '../../../design/IconButton';
import { Marked } from '../../../design/Marked';
import { turkishNumber } from '../../../design/numbers';
import { useFocusBack } from '../../../design/useFocusBack';
import { wordsOf } from '../words';
import { aroundHit } from './aroundHit';
import classes from './Find.module.css';

const TYPED_MS = 300;
const { min, max, opened } = CHAT_LIMITS.search;
const searchQuery = (chatId: string, q: string) =>
  reads<ChatMessages>(['conversation', chatId, 'search', q], at`/api/chat/${chatId}/search`, {
    query: { q },
    enabled: q.length >= min,
    staleTime: 0,
    gcTime: 0,
  });

interface Props {
  chatId: string;
  onGo: (message: ChatMessage) => void;
  onDay: (since: string) => void;
  onClose: () => void;
}

/** Looks for words in one conversation, or goes to a day of it. */
export function Find({ chatId, onGo, onDay, onClose }: Props) {
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), TYPED_MS);
  useFocusBack();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const goToDay = (day: string) => {
    const since = startOf(day);
    if (since !== null) onDay(since);
  };
  return (
    <search className={classes.find} onKeyDown={onKeyDown}>
      <div className={classes.fields}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
          autoFocus
          className={classes.field}
          type="search"
          aria-label="Sohbette ara"
          placeholder="Sohbette ara"
          maxLength={max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <IconButton label="Arama alanını kapat" size="small" onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      <label className={classes.day}>
        Tarihe git
        <input className={classes.field} type="date" max={dayOf(Date.now())} onChange={(event) => goToDay(event.target.value)} />
      </label>
      {q.length >= min && <Found chatId={chatId} q={q} onGo={onGo} />}
    </search>
  );
}

/** From shortly before the place that was looked for, which is marked. */
function Hit({ text, q }: { text: string; q: string }) {
  const { text: shown, ranges } = aroundHit(text, q);
  return (
    <span dir="auto">
      <Marked text={shown} ranges={ranges} />
    </span>
  );
}

function Found({ chatId, q, onGo }: { chatId: string; q: string; onGo: Props['onGo'] }) {
  const { data, isPending, error } = useQuery(searchQuery(chatId, q));
  const found = data?.messages ?? [];
  const says = isPending
    ? 'Aranıyor…'
    : error
      ? messageOf(error)
      : found.length === 0
        ? `Son ${turkishNumber(opened)} mesajda bulunamadı.`
        : `${turkishNumber(found.length)} mesaj bulundu`;
  return (
    <>
      <p className={classes.says} role="status">
        {says}
      </p>
      {found.length > 0 && (
        <ul className={classes.found}>
          {found.map((message) => (
            <li key={message.id}>
              <button type="button" onClick={() => onGo(message)}>
                <time dateTime={message.created_at}>
                  {dayName(message.created_at, Date.now())} {clock(message.created_at)}
                </time>
                <Hit text={wordsOf(message)} q={q} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

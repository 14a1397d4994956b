import { displayName } from '@contracts/accounts';
import { foldText } from '@contracts/folding';
import {
  type WatchedWord,
  type WatchedWordRow,
  WORD_CONSEQUENCE_LABEL,
  WORD_CONSEQUENCES,
  WORD_LIMITS,
  WORDS_TEXT,
  type WordConsequence,
  wordProblem,
} from '@contracts/watched-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconEye, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ListBox } from '../operations/ListBox';
import { FilterField } from './FilterField';
import { ListState } from './ListState';
import { Line, Lines, SettingsShell } from './SettingsShell';
import { useUnwatchWord, useWatchWords, useWords } from './useHouse';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What is wrong with the words that are typed, each on a line of its own; null when they may be sent. */
function problemOf(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length === 0) return WORDS_TEXT.needed;
  for (const line of lines) {
    const problem = wordProblem(line);
    if (problem) return `“${line.trim()}”: ${problem}`;
  }
  return null;
}

const ConsequenceField = ({ value, label, onChoose }: { value: WordConsequence; label: string; onChoose: (consequence: WordConsequence) => void }) => (
  <TextField
    select
    size="small"
    value={value}
    onChange={({ target }) => onChoose(target.value as WordConsequence)}
    sx={{ minWidth: 150, '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } }}
    slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
  >
    {WORD_CONSEQUENCES.map((consequence) => (
      <MenuItem key={consequence} value={consequence}>
        {WORD_CONSEQUENCE_LABEL[consequence]}
      </MenuItem>
    ))}
  </TextField>
);

function AddWords() {
  const [text, setText] = useState('');
  const [consequence, setConsequence] = useState<WordConsequence>('hold');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    setText('');
    setProblem(null);
    field.current?.focus();
  };
  const sent = useRef('');
  // What was typed while they were sent stays.
  const { act, isPending } = useWatchWords(() => field.current?.value === sent.current && clear());
  const confirm = () => {
    if (isPending) return;
    const found = problemOf(text);
    setProblem(found);
    if (found) return field.current?.focus();
    sent.current = text;
    act({ words: linesOf(text).map((line) => line.trim()), consequence });
  };
  return (
    <Panel title="Sözcük ekle" level="h2">
      <Box role="group" aria-label="Sözcük ekle" onKeyDown={confirmKeys(confirm, clear)} sx={{ display: 'grid', gap: 3 }}>
        <TextField
          inputRef={field}
          label="Sözcükler, her satıra bir"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (problem) setProblem(problemOf(target.value));
          }}
          error={problem !== null}
          helperText={
            problem ?? 'Büyük küçük harf ve Türkçe harfler ayırt edilmez. Sözcüğün içinde aranmaz; ekleriyle bulunsun isterseniz yıldız koyun: kapora*'
          }
          multiline
          minRows={2}
          maxRows={8}
          size="small"
          fullWidth
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <ConsequenceField value={consequence} label="Metne ne olsun?" onChoose={setConsequence} />
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
            {consequence === 'hold' ? 'Metin bir moderatörün onayını bekler.' : 'Metin kabul edilmez; yazarı hangi sözcük olduğunu okur.'}
          </Typography>
          <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}>
            <ConfirmButtons label="Ekle" isPending={isPending} onConfirm={confirm} onLeave={clear} />
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

function WordLine({ row, onRemoved }: { row: WatchedWordRow; onRemoved: (word: WatchedWord) => void }) {
  const { id, word, consequence, at, by } = row;
  const { act: watch } = useWatchWords(() => undefined);
  const { act: unwatch, isPending } = useUnwatchWord(() => onRemoved({ word, consequence }));
  return (
    <Line>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{word}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {displayName(by)} · <Moment at={at} />
        </Typography>
      </Box>
      <ConsequenceField value={consequence} label={`${word}: metne ne olsun?`} onChoose={(chosen) => watch({ words: [word], consequence: chosen })} />
      <Button onClick={() => unwatch({ id })} disabled={isPending} aria-label={`Kaldır: ${word}`}>
        Kaldır
      </Button>
    </Line>
  );
}

/** Words with which a text waits or is not taken. */
export function WordsPage() {
  const query = useWords();
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<WatchedWord | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { act: watch } = useWatchWords(() => setRemoved(null));
  const rows = query.data ?? [];
  const shown = rows.filter(({ word }) => foldText(word).includes(foldText(search.trim())));
  return (
    <SettingsShell
      title="Sözcükler"
      hint="Üyelerin yeni metinlerinde aranır. Değişiklikler kayda geçer; ikinci bir yetkilinin onayı gerekmiyorsa hemen geçerli olur. Moderatörlerin metinlerine uygulanmaz."
    >
      <AddWords />
      {removed && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <span>“{removed.word}” artık izlenmiyor.</span>
          <Button onClick={() => watch({ words: [removed.word], consequence: removed.consequence })} sx={{ minHeight: { xs: 44, sm: 36 } }}>
            Geri al
          </Button>
        </Box>
      )}
      <ListBox title="İzlenen sözcükler" titleRef={title} aside={query.data && `${rows.length.toLocaleString('tr-TR')} / ${WORD_LIMITS.words}`}>
        {rows.length > 0 && <FilterField label="Sözcük ara" value={search} onChange={setSearch} />}
        <ListState
          loading="Sözcükler yükleniyor"
          query={query}
          isEmpty={shown.length === 0}
          empty={
            rows.length > 0 ? (
              <EmptyBox
                icon={<IconSearch size={24} aria-hidden />}
                title="Sözcük bulunamadı"
                action={<Button onClick={() => setSearch('')}>Aramayı temizle</Button>}
              >
                Listede bununla eşleşen bir sözcük yok.
              </EmptyBox>
            ) : (
              <EmptyBox icon={<IconEye size={24} aria-hidden />} title="İzlenen sözcük yok">
                Yukarıya bir sözcük yazın: geçtiği metin bir moderatörün onayını bekler ya da kabul edilmez.
              </EmptyBox>
            )
          }
        >
          <Lines label="İzlenen sözcükler">
            {shown.map((row) => (
              <WordLine
                key={row.id}
                row={row}
                onRemoved={(word) => {
                  setRemoved(word);
                  title.current?.focus();
                }}
              />
            ))}
          </Lines>
        </ListState>
      </ListBox>
    </SettingsShell>
  );
}

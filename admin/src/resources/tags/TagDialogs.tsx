import { type ConsoleTag, TAG_LIMITS, TAG_TEXT, tagNameProblem } from '@contracts/forum-tags';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HistoryDialog } from '../../audit/HistoryDialog';
import { EffectBox } from '../../desk/EffectBox';
import { focusRow } from '../../desk/walk';
import { useWrite } from '../../providers/useWrite';
import { TagDialog } from './TagDialog';
import { TagTarget } from './TagTarget';
import { usesOf } from './usesOf';

/** What is asked before something is done, or shown on demand. */
export interface TagQuestion {
  kind: 'rename' | 'merge' | 'ban' | 'history';
  tag: ConsoleTag;
}
interface AboutTag {
  tag: ConsoleTag;
  onClose: () => void;
}

const TOUCHES = ['tags', 'facts'];

function RenameTag({ tag, onClose }: AboutTag) {
  const [name, setName] = useState(tag.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { act, isPending } = useWrite<{ name: string }>({
    send: (server, request, key) => server.renameTag(tag.slug, request, key),
    said: TAG_TEXT.renamed,
    onDone: onClose,
    onRefused: ({ message }) => setProblem(message),
    touches: TOUCHES,
  });
  const save = () => {
    const found = tagNameProblem(name);
    setProblem(found);
    if (!found) act({ name });
  };
  return (
    <TagDialog title={`#${tag.name} etiketinin adını değiştir`} confirm="Adını değiştir" isPending={isPending} onConfirm={save} onClose={onClose}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        sx={{ mt: 2 }}
        label="Yeni adı"
        value={name}
        error={problem !== null}
        helperText={problem ?? `${usesOf(tag)} hemen yeni adı gösterir; eski adresi yenisine yönlendirilir.`}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
        slotProps={{ htmlInput: { maxLength: TAG_LIMITS.name.max } }}
      />
    </TagDialog>
  );
}

function MergeTag({ tag, onClose }: AboutTag) {
  const [target, setTarget] = useState<ConsoleTag | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { act, isPending } = useWrite<{ into: string }>({
    send: (server, request, key) => server.mergeTag(tag.slug, request, key),
    said: TAG_TEXT.merged,
    onDone: onClose,
    onRefused: ({ message }) => setProblem(message),
    touches: TOUCHES,
  });
  return (
    <TagDialog
      title={`#${tag.name} etiketini birleştir`}
      confirm="Birleştir"
      isPending={isPending}
      onConfirm={() => (target ? act({ into: target.slug }) : setProblem('Bir etiket seçin.'))}
      onClose={onClose}
    >
      <TagTarget
        without={tag.slug}
        problem={problem}
        onChoose={(chosen) => {
          setTarget(chosen);
          setProblem(null);
        }}
      />
      {target && (
        <EffectBox
          effect={{
            tone: 'warn',
            lead: `#${tag.name} kullanılmaz olur.`,
            text: `${usesOf(tag)} onun yerine #${target.name} etiketini taşır ve eski adresi oraya yönlendirilir. Geri alınca konulara önceki etiketleri döner.`,
          }}
        />
      )}
    </TagDialog>
  );
}

function BanTag({ tag, onClose }: AboutTag) {
  const { act, isPending } = useWrite<{ slug: string }>({
    send: (server, { slug }, key) => server.decideTag(slug, 'ban', key),
    said: TAG_TEXT.banned,
    onDone: onClose,
    touches: TOUCHES,
  });
  return (
    <TagDialog
      title={`#${tag.name} etiketini yasakla`}
      confirm="Yasakla"
      isDangerous
      isPending={isPending}
      onConfirm={() => act({ slug: tag.slug })}
      onClose={onClose}
    >
      <EffectBox
        effect={{
          tone: 'danger',
          lead: 'Etiketi bundan sonra kimse kullanamaz.',
          text: `${usesOf(tag)} onu göstermez; konular yerinde kalır. Yasak kalkınca etiket konularına geri gelir.`,
        }}
      />
    </TagDialog>
  );
}

export function TagDialogs({ question: { kind, tag }, onClose }: { question: TagQuestion; onClose: () => void }) {
  const leave = () => {
    onClose();
    requestAnimationFrame(() => focusRow('tag', tag.id));
  };
  if (kind === 'rename') return <RenameTag tag={tag} onClose={leave} />;
  if (kind === 'merge') return <MergeTag tag={tag} onClose={leave} />;
  if (kind === 'ban') return <BanTag tag={tag} onClose={leave} />;
  return <HistoryDialog title={`#${tag.name} etiketinin geçmişi`} filter={{ tag: tag.slug }} onClose={leave} />;
}

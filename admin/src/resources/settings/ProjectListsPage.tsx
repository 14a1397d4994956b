import { type KeptProjectChoice, PROJECT_CHOICE_KINDS, PROJECT_CHOICE_LABEL, PROJECT_CHOICE_LIMITS, type ProjectChoiceKind } from '@contracts/project-choices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ListBox } from '../operations/ListBox';
import { ListState } from './ListState';
import { ProjectChoiceForm } from './ProjectChoiceForm';
import { Line, Lines, SettingsShell } from './SettingsShell';
import { useProjectChoices, useRetireProjectChoice } from './useHouse';

const LISTS: Readonly<Record<ProjectChoiceKind, string>> = { stage: 'Proje aşamaları', reward_type: 'Ödül tipleri' };
const STEP = 10;

interface ChoiceLineProps {
  choice: KeptProjectChoice;
  onEdit: () => void;
}

function ChoiceLine({ choice, onEdit }: ChoiceLineProps) {
  const { kind, code, label, place, retired } = choice;
  const { act, isPending } = useRetireProjectChoice(!retired);
  return (
    <Line>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', color: retired ? 'text.secondary' : undefined }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          Sıra {place}
          {retired && ' · yeni seçilemez'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button onClick={onEdit} aria-label={`Düzenle: ${label}`}>
          Düzenle
        </Button>
        <Button onClick={() => act({ kind, code })} disabled={isPending} aria-label={`${retired ? 'Yeniden kullan' : 'Kaldır'}: ${label}`}>
          {retired ? 'Yeniden kullan' : 'Kaldır'}
        </Button>
      </Box>
    </Line>
  );
}

interface ChoiceListProps {
  kind: ProjectChoiceKind;
  query: ReturnType<typeof useProjectChoices>;
}

function ChoiceList({ kind, query }: ChoiceListProps) {
  const rows = (query.data ?? []).filter((choice) => choice.kind === kind);
  /** The one that is written; its `choice` is null for a new one. */
  const [written, setWritten] = useState<{ choice: KeptProjectChoice | null } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const nextPlace = Math.min(PROJECT_CHOICE_LIMITS.place.max, Math.max(0, ...rows.map(({ place }) => place)) + STEP);
  const leave = () => {
    setWritten(null);
    title.current?.focus();
  };
  return (
    <>
      {written && <ProjectChoiceForm key={written.choice?.code ?? 'new'} kind={kind} choice={written.choice} nextPlace={nextPlace} onLeave={leave} />}
      <ListBox title={LISTS[kind]} titleRef={title} aside={query.data && `${rows.length} / ${PROJECT_CHOICE_LIMITS.kept}`}>
        <ListState loading={`${LISTS[kind]} yükleniyor`} query={query} isEmpty={false} empty={null}>
          <Lines label={LISTS[kind]}>
            {rows.map((choice) => (
              <ChoiceLine key={choice.code} choice={choice} onEdit={() => setWritten({ choice })} />
            ))}
            <Line>
              <Button onClick={() => setWritten({ choice: null })} aria-label={`${PROJECT_CHOICE_LABEL[kind]} ekle`}>
                <IconPlus size={16} aria-hidden /> Ekle
              </Button>
            </Line>
          </Lines>
        </ListState>
      </ListBox>
    </>
  );
}

/** What members choose from when they write projects and postings. */
export function ProjectListsPage() {
  const query = useProjectChoices();
  return (
    <SettingsShell
      title="Proje listeleri"
      hint="Üyeler projelerine bir aşama, yardım ilanlarına bir ödül tipi seçer. Kaldırılan bir seçenek, onu kullanan projelerde durur; yeni seçilemez."
    >
      {PROJECT_CHOICE_KINDS.map((kind) => (
        <ChoiceList key={kind} kind={kind} query={query} />
      ))}
    </SettingsShell>
  );
}

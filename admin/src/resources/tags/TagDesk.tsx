import { TAG_STATE_LABEL, TAG_STATES } from '@contracts/forum-tags';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { ListPage } from '../../desk/ListPage';
import { MenuChip } from '../../desk/MenuChip';
import { RowsSkeleton } from '../../desk/RowsSkeleton';
import { SearchField } from '../../desk/SearchField';
import { TagDialogs, type TagQuestion } from './TagDialogs';
import { TagList } from './TagList';

const STATES = TAG_STATES.map((value) => ({ value, label: TAG_STATE_LABEL[value] }));
const DEFAULTS = deskList('tags', { sort: { field: 'uses', order: 'DESC' } });

function TagFilters() {
  const { filterValues, setFilters } = useListContext();
  const [used] = TAG_STATES;
  return (
    <Box role="search" aria-label="Etiket arama" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchField label="Etiket ara" placeholder="Etiketin başı" sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }} />
      <MenuChip
        label="Durum"
        choices={STATES}
        value={filterValues.state ?? used}
        neutral={used}
        onChoose={(value) => setFilters({ ...filterValues, state: value === used ? undefined : value })}
      />
    </Box>
  );
}

function TagEmpty() {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <EmptyBox
      icon={<IconTags size={24} aria-hidden />}
      title="Etiket bulunamadı"
      action={filtered ? <Button onClick={() => setFilters({})}>Filtreleri temizle</Button> : undefined}
    >
      {filtered ? 'Bu aramaya ve filtreye uyan etiket yok.' : 'Üyeler konularına etiket ekledikçe burada görünür.'}
    </EmptyBox>
  );
}

/** How the tags of the forum are run. */
export function TagDesk() {
  const { canAccess } = useCanAccess({ resource: 'tags', action: 'edit' });
  const [question, ask] = useState<TagQuestion | null>(null);
  return (
    <ListBase {...DEFAULTS}>
      <ListPage title="Etiketler" unit="etiket" filters={<TagFilters />} loading={<RowsSkeleton label="Etiketler yükleniyor" />} empty={<TagEmpty />}>
        <TagList mayEdit={canAccess === true} onAsk={ask} />
      </ListPage>
      {question && <TagDialogs question={question} onClose={() => ask(null)} />}
    </ListBase>
  );
}

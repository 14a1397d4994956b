import Button from '@mui/material/Button';
import { IconGavel } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';
import { DECISION_DEFAULTS } from './decisionDefaults';

export function DecisionEmpty() {
  const { filterValues, setFilters } = useListContext();
  const { state, ...others } = filterValues;
  const filtered = Object.keys(others).length > 0 || state === 'undone' || state === 'replaced';
  return (
    <EmptyBox
      icon={<IconGavel size={24} aria-hidden />}
      title="Karar bulunamadı"
      action={filtered ? <Button onClick={() => setFilters(DECISION_DEFAULTS.filterDefaultValues ?? {})}>Filtreleri temizle</Button> : undefined}
    >
      {filtered ? 'Bu filtrelere uyan karar yok.' : 'Konu ve yorumlar üzerinde geçerli bir moderatör kararı yok.'}
    </EmptyBox>
  );
}

import { IconFileExport } from '@tabler/icons-react';
import { EmptyBox } from '../../desk/EmptyBox';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Lines, SettingsShell } from '../settings/SettingsShell';
import { ExportForm } from './ExportForm';
import { ExportItem } from './ExportItem';
import { ReportPreview } from './ReportPreview';
import { useExports } from './useExports';

const HINT =
  'Kayıtları kanıtlarıyla birlikte bir dosyaya alın: her olayın özeti ve mühre götüren kanıtı içindedir, dosya uygulama olmadan doğrulanır. Her dışa aktarma zaman çizelgesinde görünür.';

/** What was recorded, taken out of the house; for auditors and admins. */
export function ExportDesk() {
  const query = useExports();
  const empty = (
    <EmptyBox icon={<IconFileExport size={24} aria-hidden />} title="Henüz dışa aktarmadınız">
      Hazırlanan dosyalarınız burada durur ve süresi dolunca silinir.
    </EmptyBox>
  );
  return (
    <SettingsShell title="Dışa aktar" hint={HINT}>
      <ExportForm isUnderWay={query.data?.some(({ state }) => state === 'preparing') ?? false} />
      <ListBox title="Dışa aktarmalarım">
        <ListState loading="Dışa aktarmalar yükleniyor" query={query} isEmpty={query.data?.length === 0} empty={empty}>
          <Lines label="Dışa aktarmalarım">
            {query.data?.map((row) => (
              <ExportItem key={row.id} row={row} />
            ))}
          </Lines>
        </ListState>
      </ListBox>
      <ReportPreview />
    </SettingsShell>
  );
}

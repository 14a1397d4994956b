import { type ChainView, FAULT_LABEL } from '@contracts/audit';
import { exactTime } from '@design/dates';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { Banner } from '../../desk/Banner';
import { turkishNumber } from '../../desk/numbers';

/** Whether the log is what was recorded, in one sentence; by words and icon, not by colour alone. */
export function ChainState({ chain: { fault, facts, seal, verified } }: { chain: ChainView }) {
  if (fault)
    return (
      <Banner tone="danger" icon={<IconAlertTriangle size={20} aria-hidden />} title={`${FAULT_LABEL[fault.kind]}: ${turkishNumber(fault.place)}. sıra`}>
        Kayıt, yazıldığı gibi değil. Bir işletmen bakıp kabul edene kadar Meydan yalnızca okunabilir; kimse bir şey yazamaz ve zamanı gelen işler bekler.
      </Banner>
    );
  return (
    <Banner tone="ok" icon={<IconLink size={20} aria-hidden />} title="Zincir sağlam">
      {turkishNumber(facts)} olay bağlı ·{' '}
      {seal ? `son mühür ${exactTime(seal.at)}, ilk ${turkishNumber(seal.size)} olay için` : 'ilk mühür bir saat içinde basılır'} ·{' '}
      {verified ? `tamamı son olarak ${exactTime(verified.at)} karşılaştırıldı` : 'tamamı ilk kez gün dönümünde karşılaştırılır'}
    </Banner>
  );
}

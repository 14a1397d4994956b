import { Dialog } from '../../../design/Dialog';
import { ChatChoicesCard } from './ChatChoicesCard';

export const ChatSettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Mesaj ayarları" onClose={onClose} fillsPhone>
    <ChatChoicesCard />
  </Dialog>
);

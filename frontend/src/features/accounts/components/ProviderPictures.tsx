import type { Identity } from '@contracts/identities';
import { IconCloudDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { toast } from '../../../design/toast';
import { identitiesQuery, useProviderPicture } from '../api/identities';

const isUsable = ({ linked_at, offered }: Identity) => linked_at !== null && offered;

/** Takes the picture of a linked account over, once. Nothing where no account is linked: whoever wants to link one goes to the settings. */
export function ProviderPictures() {
  const { data = [] } = useQuery(identitiesQuery);
  const visit = useProviderPicture();
  return data.filter(isUsable).map(({ id, label }) => (
    <Button
      key={id}
      kind="quiet"
      icon={<IconCloudDownload aria-hidden="true" />}
      busy={visit.isPending && visit.variables === id && `${label} açılıyor…`}
      onClick={() => visit.mutate(id, { onError: (error) => void toast({ text: messageOf(error), tone: 'danger' }) })}
    >
      {label} fotoğrafımı kullan
    </Button>
  ));
}

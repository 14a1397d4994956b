import type { DataExport } from '@contracts/own-data';
import { Skeleton } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Button, LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { exactTime } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { dataExportQuery, useRequestExport } from '../api/ownData';
import classes from './OwnData.module.css';

/** A copy of one's own data: asked for, being made, there, gone. */
export function DataExportCard() {
  const { data, isPending, isError, error, refetch } = useQuery(dataExportQuery);
  return (
    <section className={classes.card} aria-labelledby="export-title">
      <h2 id="export-title">Verilerimi indir</h2>
      <p className={classes.muted}>
        Hesabınız, profiliniz, oturumlarınız, yazdıklarınız, gönderdiğiniz raporlar ve hakkınızdaki yaptırımlar: hakkınızda tutulan her şey bir ZIP dosyasında,
        JSON olarak. Hazır olunca e-posta göndeririz; dosya 7 gün saklanır ve onu yalnızca siz indirebilirsiniz. Günde bir kez isteyebilirsiniz.
      </p>
      {isPending && <Skeleton height="var(--target)" />}
      {isError && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      {data !== undefined && <State latest={data} />}
    </section>
  );
}

function State({ latest }: { latest: DataExport | null }) {
  const request = useRequestExport();
  if (latest?.state === 'preparing')
    return (
      <Callout tone="info" role="status" title="Verileriniz hazırlanıyor">
        Bu sayfada bekleyebilir ya da sonra dönebilirsiniz. Hazır olunca e-posta da göndereceğiz.
      </Callout>
    );
  return (
    <>
      {latest?.state === 'ready' && <Ready latest={latest} />}
      {latest?.state === 'expired' && <p className={classes.muted}>Önceki dosyanızın süresi doldu ve dosya silindi.</p>}
      <div className={`${classes.actions} ${classes.start}`}>
        <Button
          kind={latest?.state === 'ready' ? 'plain' : 'primary'}
          icon={<IconFileZip aria-hidden="true" />}
          busy={request.isPending && 'İsteniyor…'}
          onClick={() => request.mutate()}
        >
          {latest ? 'Yeniden iste' : 'Verilerimi iste'}
        </Button>
      </div>
    </>
  );
}

function Ready({ latest }: { latest: DataExport }) {
  return (
    <Callout tone="ok" role="status" title="Verileriniz hazır">
      <p>
        {latest.ready_at && `${exactTime(latest.ready_at)} itibarıyla`}
        {latest.size_bytes !== null && `, ${turkishNumber(Math.ceil(latest.size_bytes / 1024))} KB`}
        {latest.expires_at && `. ${exactTime(latest.expires_at)} tarihine kadar indirebilirsiniz.`}
      </p>
      <LinkButton
        className={classes.below}
        kind="primary"
        icon={<IconDownload aria-hidden="true" />}
        to={`/api/auth/data-export/${latest.id}`}
        reloadDocument
        download
      >
        İndir
      </LinkButton>
    </Callout>
  );
}

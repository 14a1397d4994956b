import { useEffect } from 'react';
import { store } from '../../../client/store';

export interface Device {
  readonly id: string;
  /** Empty until the member has let a microphone be opened. */
  readonly label: string;
  /** The one that the system would choose. */
  readonly isDefault: boolean;
}

export interface Devices {
  readonly microphones: readonly Device[];
  /** Empty where the browser leaves the choice to the system. */
  readonly speakers: readonly Device[];
}

/** Chromium lists what the system chooses once more, under these ids. */
const ALIASES = ['default', 'communications', ''];

const devices = store<Devices>({ microphones: [], speakers: [] });

/** Hears whenever a device is plugged in or out, until the answered function is called. */
export function onDevicesChange(listener: () => void): () => void {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  media?.addEventListener('devicechange', listener);
  return () => media?.removeEventListener('devicechange', listener);
}

/** What there is to speak into and to hear with, as it changes. */
export function useDevices(): Devices {
  useEffect(() => {
    lookAgain();
    return onDevicesChange(lookAgain);
  }, []);
  return devices.use((now) => now);
}

export function lookAgain(): void {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return;
  media.enumerateDevices().then(
    (found) => devices.change(() => devicesOf(found)),
    // A browser that lists nothing leaves the choice to the system.
    () => devices.change(() => ({ microphones: [], speakers: [] })),
  );
}

export const devicesOf = (found: readonly MediaDeviceInfo[]): Devices => ({
  microphones: ofKind(found, 'audioinput'),
  speakers: ofKind(found, 'audiooutput'),
});

function ofKind(found: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] {
  const those = found.filter((device) => device.kind === kind);
  const chosen = those.find(({ deviceId }) => deviceId === 'default');
  return those
    .filter(({ deviceId }) => !ALIASES.includes(deviceId))
    .map(({ deviceId, label, groupId }) => ({ id: deviceId, label, isDefault: isSame(chosen, { label, groupId }) }));
}

/** Group ids are shared by the devices of one piece of hardware; the alias carries the label, too. */
const isSame = (chosen: MediaDeviceInfo | undefined, { label, groupId }: Pick<MediaDeviceInfo, 'label' | 'groupId'>): boolean =>
  chosen !== undefined && label !== '' && chosen.groupId === groupId && chosen.label.endsWith(label);

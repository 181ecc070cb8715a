export { createPushSender, type PushSender } from './push-sender.ts';
export {
  type FindNews,
  type Listener,
  pushToDevices,
  pushToDevicesJob,
} from './push-to-devices.ts';

export { createPushSender, type PushSender } from './push-sender.ts';
export { type FindNews, type Listener, tellDevices, tellDevicesJob } from './tell-devices.ts';

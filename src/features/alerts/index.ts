export { geocode } from './placeSearchOperation.ts';
export { about, app, signinPage } from './pageOperations.ts';
export { logout, openSession, session, signin } from './signInOperations.ts';
export { location, removeLocation } from './placeOperations.ts';
export { editLocation } from './editOperation.ts';
export { phone } from './phoneOperation.ts';
export { settings } from './settingsOperation.ts';
export { upgrade, webhook } from './planOperations.ts';
export { leave, leavePage } from './leaveOperations.ts';
export {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhook,
  testWebhook,
  webhookDeliveries,
} from './hookOperations.ts';
export { authorizePost, draftPost, publishPost } from './postOperations.ts';
export { cap, feed, stream } from './feedOperations.ts';

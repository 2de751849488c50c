export { addressPage, confirmAddress, releaseAddress } from './addressPages.ts';
export { register, registerPage, signIn, signInPage, signOut } from './signInPages.ts';
export { link, linkPage, magic } from './linkPages.ts';
export { forgot, reset, resetPage } from './resetPages.ts';
export { overview, usagePage } from './overviewPages.ts';
export { checkout, planPage, portal } from './planPages.ts';
export { issue, keysPage, revoke, rotate } from './keyPages.ts';
export { activate, disable, enroll, password, securityPage } from './securityPages.ts';

/** What an e-mail address of an account looks like at least: the administrator of a machine of one's own needs no domain. */
export const ADDRESS = /^[^\s@]+@[^\s@]+$/;

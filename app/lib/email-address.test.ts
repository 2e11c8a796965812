import { describe, expect, test } from 'vitest'
import { cleanEmail, emailProblem, isEmailAddress } from './email-address'

const malformed = 'Enter an email address in the correct format, like name@example.com'

describe('cleanEmail', () => {
  test.each([
    ['jane@example.com', 'jane@example.com'],
    [' Jane@Example.com\n', 'Jane@Example.com'],
    ['jane@example.com\u200B', 'jane@example.com'],
    ['\u202Ajane@example.com\u202C', 'jane@example.com'],
    ['\uFEFFjane\u00AD@exam\u2060ple.com\u200D', 'jane@example.com'],
    ['jane@example.com\u00A0', 'jane@example.com'],
    ['jane\u00A0@\u202Fexample.com', 'jane@example.com'],
    ['tim.o’connor@example.com', "tim.o'connor@example.com"],
    ['tim.oʼconnor@example.com', "tim.o'connor@example.com"],
    ['jane@münchen.example', 'jane@xn--mnchen-3ya.example'],
    ['jane@MÜNCHEN.example', 'jane@xn--mnchen-3ya.example'],
    ['jane@mu\u0308nchen.example', 'jane@xn--mnchen-3ya.example'],
    ['jane@例え.テスト', 'jane@xn--r8jz45g.xn--zckzah'],
    ['jane doe@example.com', 'jane doe@example.com'],
    ['jörg@example.com', 'jörg@example.com'],
    ['jane@mün:80', 'jane@mün:80'],
    ['jane@mün/chen', 'jane@mün/chen'],
    ['jane@b@mün.example', 'jane@b@xn--mn-xka.example'],
    ['münchen.example', 'münchen.example'],
    ['', ''],
  ])('makes %j into %j', (typed, cleaned) => {
    expect(cleanEmail(typed)).toBe(cleaned)
  })
})

describe('emailProblem', () => {
  test.each([
    'jane@example.com',
    "o'connor+deer@mail.example.co.uk",
    'a@xn--mnchen-3ya.example',
    'a@xn--r8jz45g.xn--zckzah',
    'j.d@a-b.io',
  ])('has nothing against %s', (address) => {
    expect(emailProblem(address, malformed)).toBeUndefined()
  })

  test.each([
    ['nobody', malformed],
    ['jane doe@example.com', malformed],
    ['"jane doe"@example.com', malformed],
    ['jane@exa_mple.com', malformed],
    ['.jane@example.com', malformed],
    ['jane.@example.com', malformed],
    ['ja..ne@example.com', malformed],
    ['jane@.example.com', malformed],
    ['jane@example.com.', malformed],
    ['jane@example..com', malformed],
    ['jane@127.0.0.1', malformed],
    ['jane@gmail', 'Is the end of this address missing, such as “.com” after “gmail”?'],
    ['jane@gmailcom', 'Is the end of this address missing, such as “.com” after “gmailcom”?'],
    ['jane@gmail.c', 'Is the end of this address missing, such as “.com” after “gmail”?'],
    ['jörg@example.com', 'An email address can’t have “ö”. Check it, or enter another one'],
    ['jane@mün/chen', 'An email address can’t have “ü”. Check it, or enter another one'],
    ['🦌@example.com', 'An email address can’t have “🦌”. Check it, or enter another one'],
  ])('says of %s: %s', (address, problem) => {
    expect(emailProblem(address, malformed)).toBe(problem)
  })
})

test.each([
  ['jane@example.com', true],
  // Forms took these before.
  ['jane@gmail', true],
  ['ja..ne@example.com', true],
  ['nobody', false],
])('%s is an address that may be stored: %s', (address, isStored) => {
  expect(isEmailAddress(address)).toBe(isStored)
})

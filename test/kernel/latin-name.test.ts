import { describe, expect, it } from 'vitest'
import { hasOtherScript, isLatinName, latinName } from '../../lib/kernel/latin-name.ts'

describe('a name in A to Z', () => {
  it.each([
    ['typographic apostrophes', 'O’Brien', 'OBRIEN'],
    ['plain and other apostrophes', "D'Arcy Ke`alii O´Neill", 'DARCY KEALII ONEILL'],
    ['accents, composed or not', 'Zoë Jose\u0301 Nguyễn', 'ZOE JOSE NGUYEN'],
    ['umlauts and sharp s', 'Müller-Groß', 'MUELLER GROSS'],
    ['decomposed umlauts', 'Mu\u0308ller', 'MUELLER'],
    ['Nordic letters', 'Åse Ærø Þórður', 'AASE AEROE THORDUR'],
    ['Polish letters', 'Łukasz Wałęsa', 'LUKASZ WALESA'],
    ['Turkish letters', 'İpek Yıldız Şağ', 'IPEK YILDIZ SAG'],
    ['ligatures', 'Œuvrard ﬁsher', 'OEUVRARD FISHER'],
    ['Russian', 'Юлия Щербакова', 'IULIIA SHCHERBAKOVA'],
    ['soft and hard signs', 'Игорь Подъячев', 'IGOR PODIEIACHEV'],
    ['й and ё', 'Андрей Королёв', 'ANDREI KOROLEV'],
    ['Ukrainian', 'Їжак Євген', 'IZHAK IEVGEN'],
    ['Serbian', 'Ђорђе Љубић', 'DORDE LJUBIC'],
    ['Greek', 'Γεώργιος Παπαδόπουλος', 'GEORGIOS PAPADOPOULOS'],
    ['Greek diphthongs', 'Ευάγγελος Ευθυμίου', 'EVANGELOS EFTHYMIOU'],
    ['Greek μπ at the beginning', 'Μπάμπης Αϋφαντής', 'BAMPIS AYFANTIS'],
    ['hyphens, periods and spaces', ' St.  John–Smith ', 'ST JOHN SMITH'],
  ])('%s', (_case, name, latin) => {
    expect(latinName(name)).toBe(latin)
    expect(isLatinName(latin)).toBe(true)
  })

  it.each([
    ['李', true],
    ['田中', true],
    ['محمد', true],
    ['Wang 王', true],
    ['Fenwr1ght', false],
    ['Fenwright/Isolde', false],
    ['’', false],
    ['😀', false],
  ])('is not what %s has', (name, isOtherScript) => {
    expect(isLatinName(latinName(name))).toBe(false)
    expect(hasOtherScript(latinName(name))).toBe(isOtherScript)
  })
})
